/** What stands on the sheet of a match that its limit of time ended, in each language: by it such a match is known. */
export const TIME_UP = { en: 'Time was up', hi: 'समय पूरा हुआ' } as const;

export const isTimeUp = (reason: string | null): boolean =>
  Object.values(TIME_UP).some((said) => said === reason);
