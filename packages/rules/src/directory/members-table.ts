import { csvLine } from '../csv-line.ts';

/** A member of the directory in a table; a text is empty where they have not said it, or do not show it. */
export interface TabledMember {
  firstName: string;
  lastName: string;
  organisation: string;
  jobTitle: string;
  state: string;
  email: string;
}

const columns: readonly (readonly [title: string, field: keyof TabledMember])[] = [
  ['First name', 'firstName'],
  ['Last name', 'lastName'],
  ['Organisation', 'organisation'],
  ['Job title', 'jobTitle'],
  ['State', 'state'],
  ['Email', 'email'],
];

/** What such a table begins with: it is marked as UTF-8, so that spreadsheets open it as it is. */
export const directoryCsvHead = `\uFEFF${csvLine(columns.map(([title]) => title))}`;

/** The rows of some members, no cell of which is a formula. */
export function directoryCsvRows(members: readonly TabledMember[]): string {
  return members.map((one) => csvLine(columns.map(([, field]) => one[field]))).join('');
}
