/** A text in the forms its language's plural rules name. */
export interface PluralForms {
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
}

export type MessageText = string | PluralForms;

/** Another wording, by namespace and key. */
export type MessageOverrides = Readonly<Record<string, Readonly<Record<string, MessageText>>>>;
