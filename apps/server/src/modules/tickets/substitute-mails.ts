/** Somebody comes with a ticket of another, until another comes with it. */
export interface NamedSubstitute {
  ticketId: string;
  codeVersion: number;
}

export const substituteMailKinds = ['substitute', 'substituteOver', 'substituteReplaced'] as const;

/** What is told of a ticket that is passed on. */
export type SubstituteMail = (typeof substituteMailKinds)[number];
