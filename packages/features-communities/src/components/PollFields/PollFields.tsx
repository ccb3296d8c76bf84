import { limits } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import type { FieldBinding } from '@portal/kit/form';
import {
  Button,
  Checkbox,
  FieldGroup,
  IconButton,
  IconPlus,
  IconTrash,
  Inline,
  Select,
  Stack,
  Text,
  TextField,
} from '@portal/ui';
import { useState } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { pollEnds, type PollValues } from './poll-values.ts';
import * as css from './PollFields.css.ts';

export interface PollFieldsProps extends Pick<
  FieldBinding<PollValues | null>,
  'name' | 'error' | 'onChange' | 'onBlur'
> {
  value: PollValues;
  /** Somebody has voted: only when it closes can change. */
  isLocked: boolean;
  isDisabled: boolean;
}

const kinds = ['always', 'afterVote', 'afterClose'] as const;

/** What a poll asks, who sees its results and when it closes. */
export function PollFields({ value, onChange, isLocked, ...field }: PollFieldsProps) {
  const t = useMessages(communitiesMessages);
  const set = (changes: Partial<PollValues>) => onChange({ ...value, ...changes });
  const state = { isDisabled: isLocked || field.isDisabled };
  return (
    <FieldGroup legend={t('pollLegend')} error={field.error}>
      <Stack gap={4}>
        {isLocked && (
          <Text size="sm" tone="quiet">
            {t('pollLocked')}
          </Text>
        )}
        <OptionFields {...field} {...state} options={value.options} onChange={(options) => set({ options })} />
        <Checkbox
          {...state}
          label={t('pollMultiple')}
          isSelected={value.isMultiple}
          onChange={(isMultiple) => set({ isMultiple })}
        />
        <Select
          {...state}
          label={t('pollResults')}
          description={t('pollResultsHint')}
          value={value.results}
          onChange={(chosen) => set({ results: kinds.find((kind) => kind === chosen) ?? value.results })}
          options={kinds.map((kind) => ({ value: kind, label: t(`pollResults_${kind}`) }))}
        />
        <EndField value={value.end} onChange={(end) => set({ end })} isDisabled={field.isDisabled} />
        {!isLocked && (
          <Inline>
            <Button size="sm" icon={IconTrash} onPress={() => onChange(null)} isDisabled={field.isDisabled}>
              {t('pollRemove')}
            </Button>
          </Inline>
        )}
      </Stack>
    </FieldGroup>
  );
}

interface OptionFieldsProps extends Pick<PollFieldsProps, 'name' | 'onBlur' | 'isDisabled'> {
  options: readonly string[];
  onChange: (options: string[]) => void;
}

function OptionFields({ name, options, onChange, onBlur, isDisabled }: OptionFieldsProps) {
  const t = useMessages(communitiesMessages);
  const [added, setAdded] = useState<number | null>(null);
  const isRemovable = !isDisabled && options.length > limits.poll.leastOptions;
  return (
    <Stack gap={3}>
      {options.map((text, at) => (
        // An answer is what stands at its place.
        <div key={at} className={css.row}>
          <div className={css.grows}>
            <TextField
              // The first bears the name by which the form finds what is wrong.
              name={at === 0 ? name : `${name}.${at}`}
              label={t('pollOption', { n: at + 1 })}
              value={text}
              onChange={(next) => onChange(options.map((other, index) => (index === at ? next : other)))}
              onBlur={onBlur}
              hasAutoFocus={at === added}
              isDisabled={isDisabled}
            />
          </div>
          {isRemovable && (
            <IconButton
              icon={IconTrash}
              label={t('pollRemoveOption', { n: at + 1 })}
              onPress={() => onChange(options.filter((_, index) => index !== at))}
            />
          )}
        </div>
      ))}
      {!isDisabled && options.length < limits.poll.options && (
        <Inline>
          <Button
            size="sm"
            icon={IconPlus}
            onPress={() => {
              setAdded(options.length);
              onChange([...options, '']);
            }}
          >
            {t('pollAddOption')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

interface EndFieldProps {
  value: string;
  onChange: (end: string) => void;
  isDisabled: boolean;
}

function EndField({ value, onChange, isDisabled }: EndFieldProps) {
  const t = useMessages(communitiesMessages);
  const { dateTime } = useFormats();
  const [savedEnd] = useState(() => (value.includes('T') ? value : null));
  return (
    <Select
      label={t('pollEnd')}
      isDisabled={isDisabled}
      value={value}
      onChange={onChange}
      options={[
        ...(savedEnd === null ? [] : [{ value: savedEnd, label: t('pollEndKept', { time: dateTime(savedEnd) }) }]),
        ...pollEnds.map((n) => ({ value: String(n), label: t('pollEndDays', { n }) })),
        { value: '', label: t('pollEndNever') },
      ]}
    />
  );
}
