import type { ReactNode } from 'react';

/** Whose state of a part is kept. */
export type ComparedSide = 'mine' | 'theirs';

/** What two people who changed the same thing disagree about. */
export interface ComparedPart<Id extends string> {
  id: Id;
  /** Of the choice: 'Title', or where `comparison` is headed by that, 'What is kept: Title'. */
  label: string;
  /** What is chosen at first. */
  first: ComparedSide;
  /** What each of them says, where a line tells it. */
  says?: Readonly<Record<ComparedSide, string>>;
  /** Both beside each other above the choice, with a heading, where a line does not tell it. */
  comparison?: ReactNode;
}

export interface StaleNoticeLabels {
  /** Of the notice and of the dialog: 'Somebody else has changed this event'. */
  title: string;
  /** Beside what is being written. */
  notice: string;
  /** In the dialog, above what is chosen. */
  question: string;
  compare: string;
  mine: string;
  theirs: string;
  /** Closes the dialog, with nothing chosen. */
  back: string;
  save: string;
}
