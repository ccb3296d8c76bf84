import { useMessages } from '@portal/kit';
import { Button, Stack } from '@portal/ui';
import { useRef } from 'react';
import { eventsDeskMessages } from '../../messages.ts';
import { formParts, type FormPartName, partId } from './form-parts.ts';

/** The parts of the form, one press away from each other. */
export function FormContents() {
  const t = useMessages(eventsDeskMessages);
  const list = useRef<HTMLElement>(null);

  function goTo(part: FormPartName) {
    const root = list.current?.getRootNode();
    if (!(root instanceof Document || root instanceof ShadowRoot)) return;
    const target = root.getElementById(partId(part));
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'start' });
  }

  return (
    <nav aria-label={t('parts')} ref={list}>
      <Stack gap={1} align="start">
        {formParts.map((part) => (
          <Button key={part} tone="quiet" onPress={() => goTo(part)}>
            {t(part)}
          </Button>
        ))}
      </Stack>
    </nav>
  );
}
