import type { ReactNode } from 'react';
import type { Aarti } from '#db/queries/content-aartis.ts';
import type { OwnAarti } from '#db/queries/own-aartis.ts';

/** The festival that an aarti is added to. */
export interface AartiFestival {
  /** The id of its rule, or of its row where it has none. */
  festivalId: string;
  /** Undefined for a festival that the database does not hold. */
  festivalRowId: string | undefined;
  festivalName: string;
}

/** What other parts of the app put among the aartis of a festival; the route brings them together. */
export interface FestivalAartiSlots {
  /** The way to hear an aarti; nothing where there is no recording. */
  renderAudio(aarti: Aarti): ReactNode;
  /** What an aarti of one's own is made of and what can be done with it; `read` is the way to read it. */
  renderOwn(own: OwnAarti, part: { read: ReactNode; onRemoved(): void }): ReactNode;
  /** The form in which somebody adds one, open as long as it is drawn. */
  renderForm(festival: AartiFestival, part: { userId: string; onClose(): void }): ReactNode;
}
