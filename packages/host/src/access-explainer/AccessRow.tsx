import { useMessages } from '@portal/kit';
import { Badge, Disclosure, IconBan, IconCheck, MetaLine, VisuallyHidden } from '@portal/ui';
import type { DecidedTarget } from './access-targets.ts';
import type { AccessWords } from './access-words.ts';
import * as styles from './AccessRow.css.ts';
import { whyMessages } from './messages.ts';

export interface AccessRowProps {
  place: DecidedTarget;
  words: AccessWords;
  isOpenAtFirst?: boolean;
}

/** One place: what decided about it in a sentence, and every question that was asked when it is opened. */
export function AccessRow({ place, words, isOpenAtFirst }: AccessRowProps) {
  const t = useMessages(whyMessages);
  const { isAllowed, checks } = place.decision;
  const kind = place.kind === 'submodule' ? t('submodule', { module: place.module ?? '' }) : t(place.kind);
  const status = t(isAllowed ? 'open' : 'hidden');
  const title = (
    <span className={styles.name}>
      <span className={styles.head}>
        {place.title}
        <Badge tone={isAllowed ? 'positive' : 'neutral'}>{status}</Badge>
      </span>
      <MetaLine size="xs" items={[kind, place.address, place.hasNoPages && t('noPages')]} />
      <span className={styles.reason}>{words.reason(place.decision)}</span>
    </span>
  );
  return (
    <Disclosure title={title} {...(isOpenAtFirst === undefined ? {} : { isOpenAtFirst })}>
      <ol className={styles.chain}>
        {checks.map((check, index) => (
          // The questions of a place keep their order.
          <li key={index} className={styles.question}>
            <span className={styles.sign[check.isPassed ? 'passed' : 'refused']}>
              {check.isPassed ? <IconCheck size={20} /> : <IconBan size={20} />}
              <VisuallyHidden>{t(check.isPassed ? 'passed' : 'refused')}</VisuallyHidden>
            </span>
            <span className={styles.answer}>{words.check(check)}</span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
