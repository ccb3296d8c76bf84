import { type DecisionReason, type DecisionWords, limits } from '@portal/api';
import { decisionReasons } from '@portal/rules';
import { communitiesMessages, decisionReasonWords } from '@portal/features-communities/parts';
import { useMessages } from '@portal/kit';
import { type FieldBinding, maxLength, required, type Rule } from '@portal/kit/form';
import { RadioGroup, TextArea } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';

/** What is told to somebody who is kept out. */
export interface BecauseValues {
  because: DecisionReason | null;
  message: string;
}

export const noBecause: BecauseValues = { because: null, message: '' };

export interface BecauseFieldsProps {
  because: FieldBinding<DecisionReason | null>;
  message: FieldBinding<string>;
}

const { messageLength } = limits.moderation;

/** Why somebody is kept out, as they are told it. */
export function BecauseFields({ because, message }: BecauseFieldsProps) {
  const t = useMessages(communitiesAdminMessages);
  const words = useMessages(communitiesMessages);
  return (
    <>
      <RadioGroup
        {...because}
        label={t('toldReason')}
        description={t('toldReasonHint')}
        options={decisionReasons.map((value) => ({ value, label: words(decisionReasonWords[value]) }))}
        onChange={(value) => because.onChange(decisionReasons.find((known) => known === value) ?? null)}
        isRequired
      />
      <TextArea
        {...message}
        label={t('toldMessage')}
        isOptional={because.value !== 'other'}
        maxCount={messageLength}
        rows={3}
      />
    </>
  );
}

/** Another reason is said in words. */
export function useBecauseRules() {
  const t = useMessages(communitiesAdminMessages);
  const saysWhich: Rule<string, BecauseValues> = (message, { because }) =>
    because === 'other' && message.trim() === '' ? t('toldWhich') : null;
  return {
    because: [required(t('toldReasonRequired'))],
    message: [maxLength(messageLength, t('atMostCharacters', { n: messageLength })), saysWhich],
  };
}

export function becauseOf({ because, message }: BecauseValues): DecisionWords | undefined {
  return because === null ? undefined : { reason: because, message: message.trim() };
}
