import { type AuditCaseDetail, limits } from '@portal/api';
import { isBlankText, isLongerThan } from '@portal/rules';
import { useDestinations, useMessages } from '@portal/kit';
import { custom, type Form as FormOf, maxLength, useForm } from '@portal/kit/form';
import { Disclosure, DraftBanner, FormDialog, Stack, TextArea } from '@portal/ui';
import { DatePicker } from '@portal/ui/dates';
import { auditDestinations } from '../../destinations.ts';
import { cpdDeskMessages } from '../../desk/messages.ts';
import { inWeeks, useToday } from '../day-to-come.ts';
import { returnDraftKey } from './return-draft.ts';
import type { Returned } from './use-case-mutations.ts';

export interface ReturnDialogProps {
  detail: AuditCaseDetail;
  giveBack: (input: Returned) => Promise<void>;
  /** What was begun at this revision was refused: something newer is there. */
  refused: number | null;
  onClose: () => void;
}

interface Values {
  reason: string;
  dueOn: string | null;
  /** What is said of a record, by its id. */
  remarks: Readonly<Record<string, string>>;
  /** The one that it was begun at. */
  revision: number;
}

const { reasonLength, remarkLength } = limits.audit;

/** Says what is missing, of the whole and of single records, and until when. */
export function ReturnDialog({ detail, giveBack, refused, onClose }: ReturnDialogProps) {
  const t = useMessages(cpdDeskMessages);
  const form = useReturnForm(detail, giveBack, onClose);
  const { revision } = form.values;
  return (
    <FormDialog
      title={t('returnTitle', { name: detail.name })}
      submitLabel={t('return')}
      cancelLabel={t('cancel')}

      isPending={form.isPending}
      onSubmit={() => void form.onSubmit()}
      onClose={onClose}
    >
      <TextArea
        {...form.field('reason')}
        label={t('returnReason')}
        description={t('returnReasonHint')}
        rows={3}
        isRequired
      />
      <DatePicker {...form.field('dueOn')} label={t('returnDue')} isRequired />
      <Remarks form={form} detail={detail} />
      <DraftBanner
        isShown={revision === refused && revision !== detail.revision}
        discardLabel={t('startOver')}
        onDiscard={() => form.reset()}
      >
        {t('returnStale')}
      </DraftBanner>
    </FormDialog>
  );
}

function useReturnForm(detail: AuditCaseDetail, giveBack: ReturnDialogProps['giveBack'], onClose: () => void) {
  const t = useMessages(cpdDeskMessages);
  const to = useDestinations(auditDestinations);
  const today = useToday();
  const initial: Values = { reason: '', dueOn: inWeeks(today, 2), remarks: {}, revision: detail.revision };
  return useForm<Values>({
    initial,
    draftKey: returnDraftKey(detail.caseId),
    draftEntry: ({ reason, remarks }) => ({
      kind: t('draftOfReturn', { name: detail.name }),
      place: detail.audit.name,
      text:
        reason.trim() ||
        (Object.values(remarks)
          .find((text) => !isBlankText(text))
          ?.trim() ??
          ''),
      href: to.member({ id: detail.caseId }),
    }),
    rules: {
      reason: [
        custom((reason: string) => !isBlankText(reason), t('fieldRequired')),
        maxLength(reasonLength, t('atMostCharacters', { n: reasonLength })),
      ],
      dueOn: [custom((day: string | null) => day !== null && day >= today, t('dayPast'))],
      remarks: [
        custom(
          (remarks: Values['remarks']) => Object.values(remarks).every((text) => !isLongerThan(text, remarkLength)),
          t('atMostCharacters', { n: remarkLength }),
        ),
      ],
    },
    async onSubmit({ reason, dueOn, remarks, revision }) {
      const written = Object.entries(remarks).filter(([, text]) => !isBlankText(text));
      const remarked = written.map(([cpdId, text]) => ({ cpdId, text }));
      await giveBack({ reason, revision, dueOn: dueOn ?? '', remarks: remarked });
      onClose();
    },
  });
}

function Remarks({ form, detail }: { form: FormOf<Values>; detail: AuditCaseDetail }) {
  const t = useMessages(cpdDeskMessages);
  const { value, onChange } = form.field('remarks');
  const records = (detail.contents?.records ?? []).slice(0, limits.audit.remarks);
  if (records.length === 0) return null;
  return (
    <Disclosure title={t('remarks')}>
      {() => (
        <Stack gap={4}>
          {records.map(({ cpdId, title }) => (
            <TextArea
              key={cpdId}
              label={t('remarkOn', { title })}
              value={value[cpdId] ?? ''}
              onChange={(text) => onChange({ ...value, [cpdId]: text })}
              maxLength={remarkLength}
              rows={2}
              isOptional
            />
          ))}
        </Stack>
      )}
    </Disclosure>
  );
}
