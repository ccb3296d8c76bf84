import { useMessages } from '@portal/kit';
import { type ComparedSide, Heading, StaleNotice } from '@portal/ui';
import type { ContentPart } from '../../components/Compared/compared-content.ts';
import { LineChanges } from '../../components/Compared/LineChanges.tsx';
import { partWords, usePartLines } from '../../components/Compared/use-part-lines.ts';
import { contentAdminMessages } from '../../messages.ts';
import type { ContentOptions } from '../../model/use-content-options.ts';
import { comparedOf, type EditorValues } from './editor-values.ts';
import { disagreement, firstChoice, mergedWith } from './two-states.ts';
import type { EditorFormState } from './use-editor-form.ts';

export interface StaleItemProps extends Pick<EditorFormState, 'form' | 'base' | 'isRefused' | 'goOnFrom' | 'save'> {
  theirs: EditorValues;
  options: ContentOptions;
}

/** Somebody else has saved the item meanwhile: for each part one chooses what is kept. */
export function StaleItem({ form, base, theirs, isRefused, goOnFrom, save, options }: StaleItemProps) {
  const t = useMessages(contentAdminMessages);
  const linesOf = usePartLines(options);
  const mine = form.values;
  const first = firstChoice(base, mine, theirs);

  function goOn(chosen: ReadonlyMap<ContentPart, ComparedSide>) {
    goOnFrom(theirs, mergedWith(mine, theirs, chosen));
    void save();
  }

  return (
    <StaleNotice
      asksAtOnce={isRefused}
      parts={disagreement(mine, theirs).map((part) => ({
        id: part,
        label: t('keptOf', { part: t(partWords[part]) }),
        first: first.get(part) ?? 'mine',
        comparison: (
          <>
            <Heading level={3} size="sm">
              {t(partWords[part])}
            </Heading>
            <LineChanges
              before={linesOf(comparedOf(mine), part)}
              after={linesOf(comparedOf(theirs), part)}
              labels={{ before: t('onlyYours'), after: t('onlyTheirs') }}
            />
          </>
        ),
      }))}
      labels={{
        title: t('staleTitle'),
        notice: t('staleBanner'),
        question: t('staleText'),
        compare: t('compare'),
        mine: t('yours'),
        theirs: t('theirs'),
        back: t('backToForm'),
        save: t('saveChosen'),
      }}
      onSave={goOn}
    />
  );
}
