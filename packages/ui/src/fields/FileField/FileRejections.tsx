import { IconAlert } from '../../foundations/icons/icons.ts';
import * as styles from '../field/field.css.ts';
import type { RejectionMessage } from './rejection-messages.ts';

/** Which files were not taken, and why. */
export function FileRejections({ messages }: { messages: readonly RejectionMessage[] }) {
  return (
    <div role="alert">
      {messages.map(({ name, text }) => (
        <p key={`${name}${text}`} className={styles.error}>
          <span className={styles.errorIcon}>
            <IconAlert size={16} />
          </span>
          <span>
            {name === null ? null : `${name}: `}
            <span>{text}</span>
          </span>
        </p>
      ))}
    </div>
  );
}
