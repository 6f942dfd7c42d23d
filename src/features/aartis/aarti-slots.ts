import type { ReactNode } from 'react';
import type { Aarti } from '#db/queries/content-aartis.ts';
import type { OwnAarti } from '#db/queries/own-aartis.ts';

/** What other parts of the app put on the page of the aartis; the route brings them together. */
export interface AartiSlots {
  /** The way to hear an aarti; nothing where there is no recording. */
  renderAudio(aarti: Aarti): ReactNode;
  /** What an aarti of one's own is made of and what can be done with it; `read` is the way to read it. */
  renderOwn(own: OwnAarti, part: { read: ReactNode; onRemoved(): void }): ReactNode;
  /** The form that adds an aarti to a deity of the collection, open as long as it is drawn. */
  renderForm(
    deity: { userDeityId: string; deityName: string },
    part: { userId: string; onClose(): void },
  ): ReactNode;
}

/** What is open on the page, as its address says: a deity, by its id in the collection or in the catalogue, and an aarti. */
export interface AartisSearch {
  deity?: string | undefined;
  read?: string | undefined;
}

/** The parts of an address that mean something here; what is undefined is left out of it. */
export function aartisSearch({ deity, read }: AartisSearch): AartisSearch {
  return { ...(deity !== undefined && { deity }), ...(read !== undefined && { read }) };
}
