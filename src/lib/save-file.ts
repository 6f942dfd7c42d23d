/** Saves a file where the browser saves files. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  saveAs(address, file.name);
  // The browser reads it after the click has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The same for what has an address of its own. */
export function saveAs(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
