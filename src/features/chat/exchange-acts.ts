import type { AnswerParts } from './answer-parts.ts';
import type { Exchange } from './timeline.ts';

/** What can be done with a question and what came of it. */
export interface ExchangeActs {
  /** Asks once more for an answer, or sends its file once more. */
  askAgain(exchange: Exchange): void;
  /** Puts the words back into a message box, in place of the message. */
  edit(exchange: Exchange): void;
  /** Copies the question. */
  copy(exchange: Exchange): void;
  /** Takes back what is not done yet. */
  remove(exchange: Exchange): void;
  /** Says that the answer did not help. */
  complain?(exchange: Exchange): void;
  /** Has read why that was refused. */
  dismissComplaint?(opId: string): void;
  /** Has the guide on this device answer meanwhile. */
  askGuide?(exchange: Exchange): void;
  /** Puts a question into the message box. */
  suggest?(text: string): void;
  /** What an answer of the guide leads on to. */
  partsOf?(exchange: Exchange): Promise<AnswerParts | undefined>;
}

/** What every part of an exchange is given. */
export interface ExchangeProps {
  exchange: Exchange;
  /** The same object as long as they do the same. */
  acts: ExchangeActs;
}
