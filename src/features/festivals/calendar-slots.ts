import type { ReactNode } from 'react';

/** The festival that somebody reads about: `/hindu-festivals?festival=…&day=…` opens it from anywhere. */
export interface ChosenFestival {
  /** The rule's id; for a festival that an admin has added, the id of its row. */
  id: string;
  /** YYYY-MM-DD: the day that is meant, as the calendar shows it; undefined where no day of it is known. */
  date: string | undefined;
  /** Which rule chose the day, in plain words, and both days where traditions split; to stand below the description. */
  decision: ReactNode;
  /** To be reminded of it; stands beside the name. */
  bell: ReactNode;
}

/** What other parts of the app put into the festival calendar; the route brings them together. */
export interface CalendarSlots {
  /** Place and lunar month; stands in a dialog of its own. */
  choices: ReactNode;
  /** A festival with its rituals and aartis, headed by its name as an `h2` that can take the focus (`tabIndex={-1}`). */
  renderDetails(festival: ChosenFestival): ReactNode;
  /** The festivals that come next, and the search among them; `from` is YYYY-MM-DD. */
  renderNext(from: string): ReactNode;
  /** What can be done with a whole year besides printing it, such as its file for other calendars. */
  renderYearActs(year: number): ReactNode;
  /** The button 'अपना कार्यक्रम जोड़ें' with what it opens; `date` is the day that is chosen, YYYY-MM-DD. */
  renderAssistant(date: string): ReactNode;
  renderBell(festivalId: string): ReactNode;
  /** The reading mode of the aarti that the address names. */
  reader: ReactNode;
}
