import { useMessages } from '@portal/kit';
import { Button, Inline } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import * as styles from './EventForm.css.ts';

export interface FormActionsProps {
  submitLabel: string;
  isPending: boolean;
  closeHref: string | undefined;
}

/** The ways out of the form, in view from every part of it. */
export function FormActions({ submitLabel, isPending, closeHref }: FormActionsProps) {
  const t = useMessages(eventsDeskMessages);
  return (
    <div className={styles.actions}>
      <Inline gap={3}>
        <Button type="submit" tone="primary" isPending={isPending}>
          {submitLabel}
        </Button>
        {closeHref !== undefined && (
          <Button tone="quiet" href={closeHref}>
            {t('close')}
          </Button>
        )}
      </Inline>
    </div>
  );
}
