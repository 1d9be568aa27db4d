/** What the file of an event is called: as the event, in what every system takes. */
export const fileNameOf = (event: string): string =>
  `${event.replaceAll(/[/\\:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'event'}.jsonl`;
