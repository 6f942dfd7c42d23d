/** Opens a dialog in front of the page. One of an app that still begins beside a drawn page opens once it stands there. */
export function openInFront(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  if (dialog.isConnected) dialog.showModal();
  // What the app begins in hears of it from src/app/take-over.ts.
  else dialog.getRootNode().addEventListener('inplace', () => openIfThere(dialog), { once: true });
}

function openIfThere(dialog: HTMLDialogElement): void {
  if (dialog.isConnected && !dialog.open) dialog.showModal();
}
