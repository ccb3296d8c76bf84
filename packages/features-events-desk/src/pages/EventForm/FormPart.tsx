import { useMessages } from '@portal/kit';
import { Section, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { eventsDeskMessages } from '../../messages.ts';
import * as styles from './EventForm.css.ts';
import { type FormPartName, partId } from './form-parts.ts';

/** A part of the form under its title, that the list of parts leads to. */
export function FormPart({ part, children }: { part: FormPartName; children: ReactNode }) {
  const t = useMessages(eventsDeskMessages);
  return (
    <div id={partId(part)} tabIndex={-1} className={styles.part}>
      <Section title={t(part)}>
        <Stack gap={5}>{children}</Stack>
      </Section>
    </div>
  );
}
