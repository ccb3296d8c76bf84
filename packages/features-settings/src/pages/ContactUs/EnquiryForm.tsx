import { enquiryTypes, limits } from '@portal/api';
import { useDestinations, useMessages } from '@portal/kit';
import { email, maxLength, required, useForm } from '@portal/kit/form';
import { Button, DraftBanner, FileField, Form, Inline, TextArea, TextField } from '@portal/ui';
import { useRef } from 'react';
import { destinations } from '../../destinations.ts';
import { settingsMessages } from '../../messages.ts';
import type { EnquiryValues } from './enquiry-values.ts';

interface EnquiryFormProps {
  initial: EnquiryValues;
  onSend: (values: EnquiryValues) => Promise<void>;
}

const { commentsLength, files, bytes } = limits.enquiry;
const list = enquiryTypes.join(', ');

/** A message to the organisation, with files. Once it is sent, the form begins anew. */
export function EnquiryForm({ initial, onSend }: EnquiryFormProps) {
  const t = useMessages(settingsMessages);
  const to = useDestinations(destinations);
  const isSent = useRef(false);
  const form = useForm<EnquiryValues>({
    initial,
    rules: useEnquiryRules(),
    draftKey: 'settings:enquiry',
    draftEntry: ({ Comments }) => ({
      kind: t('contactUsPageTitle'),
      place: t('draftPlace'),
      text: Comments.trim(),
      href: to.contactUs(),
    }),
    async onSubmit(values) {
      await onSend(values);
      isSent.current = true;
    },
  });
  async function submit() {
    await form.onSubmit();
    if (!isSent.current) return;
    isSent.current = false;
    form.reset();
  }
  const { value: attached, ...attachments } = form.field('FileAttachment');
  return (
    <Form onSubmit={() => void submit()} label={t('contactUsPageTitle')}>
      <DraftBanner isShown={form.restoredDraft} discardLabel={t('startOver')} onDiscard={() => form.reset()}>
        {t('draftRestored')}
      </DraftBanner>
      <TextField {...form.field('Name')} label={t('name')} autoComplete="name" isOptional />
      <TextField {...form.field('Email')} label={t('email')} type="email" autoComplete="email" isRequired />
      <TextField {...form.field('Mobile')} label={t('mobile')} type="tel" autoComplete="tel" isOptional />
      <TextField {...form.field('memberNumber')} label={t('memberNumber')} isOptional />
      <TextArea {...form.field('Comments')} label={t('comments')} rows={6} isRequired />
      <FileField
        {...attachments}
        files={attached}
        label={t('attachments')}
        isOptional
        description={t('attachmentsHint', { n: files, list })}
        accept={enquiryTypes}
        maxBytes={bytes}
        maxTotalBytes={bytes}
        maxCount={files}
        isPending={form.isPending}
        rejections={{
          type: t('fileType', { list }),
          size: t('attachmentsTotal'),
          total: t('attachmentsTotal'),
          count: t('attachmentsCount', { n: files }),
        }}
      />
      <Inline justify="end">
        <Button type="submit" tone="primary" isPending={form.isPending}>
          {t('sendEnquiry')}
        </Button>
      </Inline>
    </Form>
  );
}

function useEnquiryRules() {
  const t = useMessages(settingsMessages);
  const atMost = (n: number) => maxLength(n, t('atMostCharacters', { n }));
  const { lineLength, mobileLength } = limits.account;
  return {
    Name: [atMost(lineLength)],
    Email: [required(t('emailRequired')), email(t('emailInvalid'))],
    Mobile: [atMost(mobileLength)],
    memberNumber: [atMost(lineLength)],
    Comments: [required(t('commentsRequired')), atMost(commentsLength)],
  };
}
