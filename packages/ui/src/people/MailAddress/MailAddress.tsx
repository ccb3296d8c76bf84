import { Fragment } from 'react';

export interface MailAddressProps {
  children: string;
}

/** An e-mail address: where it is too long for its line, it goes on in another after its @ or a dot, not within a word. */
export function MailAddress({ children }: MailAddressProps) {
  const parts = children.match(/[^@.]*[@.]+|[^@.]+/g) ?? [];
  return (
    <bdi>
      {parts.map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
