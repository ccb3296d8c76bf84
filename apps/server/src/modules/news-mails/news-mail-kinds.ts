import type { MailChannel } from '@portal/rules';

/** The kinds of mail that tell of news, by the way in which somebody gets it. */
export const newsMailKinds = { digest: 'newsDigest', atOnce: 'newsAtOnce' } as const satisfies Record<
  Exclude<MailChannel, 'off'>,
  string
>;

export type NewsMailKind = (typeof newsMailKinds)[keyof typeof newsMailKinds];

export function isNewsMail(kind: string): kind is NewsMailKind {
  return kind === newsMailKinds.digest || kind === newsMailKinds.atOnce;
}
