/** What each section of the administration gets. */
export interface SectionProps {
  userId: string;
  /** What stands behind the section in the address, as the id of a row. */
  id: string | undefined;
}
