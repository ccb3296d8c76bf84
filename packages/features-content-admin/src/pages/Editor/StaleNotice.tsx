import { useMessages } from '@portal/kit';
import { Banner, Button } from '@portal/ui';
import { useState } from 'react';
import type { ContentPart } from '../../components/Compared/compared-content.ts';
import { contentAdminMessages } from '../../messages.ts';
import type { ContentOptions } from '../../model/use-content-options.ts';
import { CompareDialog } from './CompareDialog.tsx';
import type { EditorValues } from './editor-values.ts';
import { mergedWith, type Side } from './two-states.ts';
import type { EditorFormState } from './use-editor-form.ts';

export interface StaleNoticeProps extends Pick<EditorFormState, 'form' | 'base' | 'isRefused' | 'goOnFrom' | 'save'> {
  theirs: EditorValues;
  options: ContentOptions;
}

/** Somebody else has saved the item meanwhile: says so, and lets one choose what is kept of both. */
export function StaleNotice({ form, base, theirs, isRefused, goOnFrom, save, options }: StaleNoticeProps) {
  const t = useMessages(contentAdminMessages);
  // Whoever tried to save is asked at once; whoever is writing is not interrupted.
  const [isOpen, setOpen] = useState(isRefused);

  function goOn(chosen: ReadonlyMap<ContentPart, Side>) {
    goOnFrom(theirs, mergedWith(form.values, theirs, chosen));
    setOpen(false);
    void save();
  }

  return (
    <>
      <Banner
        tone="caution"
        role="alert"
        title={t('staleTitle')}
        action={
          <Button size="sm" onPress={() => setOpen(true)}>
            {t('compare')}
          </Button>
        }
      >
        {t('staleBanner')}
      </Banner>
      <CompareDialog
        isOpen={isOpen}
        mine={form.values}
        theirs={theirs}
        base={base}
        options={options}
        onClose={() => setOpen(false)}
        onSave={goOn}
      />
    </>
  );
}
