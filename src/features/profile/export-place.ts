/** Where the page offers the export, for whoever leads there from another part of it. */
export const exportSectionId = 'export-my-data';

/** Brings the export into view and the focus to it. */
export function goToExport(): void {
  const title = document.getElementById(`${exportSectionId}-title`);
  title?.scrollIntoView({ block: 'center' });
  title?.focus({ preventScroll: true });
}
