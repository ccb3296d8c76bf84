import { classNames } from '../../foundations/class-names.ts';
import { IconCheckCircle } from '../../foundations/icons/icons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PasswordRules.css.ts';

export interface PasswordRule {
  label: string;
  isMet: boolean;
}

export interface PasswordRulesProps {
  id: string;
  rules: readonly PasswordRule[];
  labels: { met: string; notMet: string };
}

/** What a password must have: each turns green and gets its tick when it is met. */
export function PasswordRules({ id, rules, labels }: PasswordRulesProps) {
  return (
    <ul id={id} className={styles.rules}>
      {rules.map(({ label, isMet }) => (
        <li key={label} className={classNames(styles.rule, isMet && styles.met)}>
          <span className={styles.sign} aria-hidden>
            {isMet ? <IconCheckCircle size={16} /> : <span className={styles.ring} />}
          </span>
          <span>
            {label}
            <VisuallyHidden>, {isMet ? labels.met : labels.notMet}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
