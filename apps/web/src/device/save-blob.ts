/** Hands a file to the browser, to be kept where its owner keeps such things. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Given up only once the browser has surely begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
