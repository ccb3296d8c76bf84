import { useMessages } from '@portal/kit';
import { DraftBanner, Form, Inline, Spread, Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { contentAdminMessages } from '../../messages.ts';
import type { ContentKind } from '../../model/content-kinds.ts';
import type { ContentOptions } from '../../model/use-content-options.ts';
import { AttachmentFields } from './AttachmentFields.tsx';
import * as styles from './ContentForm.css.ts';
import type { EditorValues } from './editor-values.ts';
import { PictureFields } from './PictureFields.tsx';
import { LabelFields, ReaderFields } from './ReaderFields.tsx';
import { StaleItem } from './StaleItem.tsx';
import type { EditorFormState } from './use-editor-form.ts';
import { WordFields } from './WordFields.tsx';

export interface ContentFormProps {
  kind: ContentKind;
  label: string;
  state: EditorFormState;
  /** What it begins with where a draft of this device is given up. */
  begin: EditorValues;
  options: ContentOptions;
  onSubmit: () => void;
  /** Above it: where the item can be looked at, once it is there. */
  ways?: ReactNode;
  /** Its buttons, in view from every part of it. */
  actions: ReactNode;
}

/** Everything that is written of an item. What is wrong is said at its field, and what was written stays until it is saved. */
export function ContentForm({ kind, label, state, begin, options, onSubmit, ways, actions }: ContentFormProps) {
  const t = useMessages(contentAdminMessages);
  const { form, theirs } = state;
  return (
    <Form label={label} onSubmit={onSubmit}>
      <Stack gap={10}>
        <DraftBanner isShown={form.restoredDraft} discardLabel={t('startOver')} onDiscard={() => form.reset(begin)}>
          {t('restored')}
        </DraftBanner>
        {theirs !== null && <StaleItem {...state} theirs={theirs} options={options} />}
        <Spread>
          <Text size="sm" tone="quiet">
            {t('keptHint')}
          </Text>
          {ways}
        </Spread>
        <WordFields form={form} />
        <PictureFields form={form} storedImage={state.known?.image} />
        <AttachmentFields form={form} />
        <LabelFields kind={kind} form={form} options={options} />
        <ReaderFields form={form} options={options} />
        <div className={styles.actions}>
          <Inline gap={3}>{actions}</Inline>
        </div>
      </Stack>
    </Form>
  );
}
