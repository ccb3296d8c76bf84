import { useMessages } from '@portal/kit';
import { Banner, Button } from '@portal/ui';
import { useState } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { isAllTheirs, type Side } from './sides.ts';
import { TwoVersionsDialog, type TwoVersionsDialogProps } from './TwoVersionsDialog.tsx';

/** What becomes of two versions. */
export interface VersionsOutcomes {
  /** Nothing of mine is kept. */
  onTaken: () => void;
  /** It is sent as chosen. */
  onChosen: () => void;
  /** What was chosen stands in the form, as a change of theirs. */
  onMerging: () => void;
}

export interface TwoVersionsProps<Part extends string>
  extends Pick<TwoVersionsDialogProps<Part>, 'differing' | 'first'>, VersionsOutcomes {
  /** Puts what was chosen into the form. */
  take: (sides: ReadonlyMap<Part, Side>) => void;
  /** Sends the form. */
  send: () => Promise<void>;
}

/** Somebody else has saved another version meanwhile: says so above the buttons of the form, and asks what is kept. */
export function TwoVersions<Part extends string>(props: TwoVersionsProps<Part>) {
  const t = useMessages(communitiesMessages);
  // Whoever tried to save is asked at once.
  const [isOpen, setOpen] = useState(true);

  function save(sides: ReadonlyMap<Part, Side>) {
    if (isAllTheirs(sides)) return props.onTaken();
    props.take(sides);
    props.onChosen();
    void props.send();
  }

  function merge(sides: ReadonlyMap<Part, Side>) {
    props.take(sides);
    props.onMerging();
  }

  return (
    <>
      <Banner
        tone="caution"
        role="alert"
        title={t('versionsTitle')}
        action={
          <Button size="sm" onPress={() => setOpen(true)}>
            {t('compare')}
          </Button>
        }
      >
        {t('versionsBanner')}
      </Banner>
      <TwoVersionsDialog
        differing={props.differing}
        first={props.first}
        onSave={save}
        onMerge={merge}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
