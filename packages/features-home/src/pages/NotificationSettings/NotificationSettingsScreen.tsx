import { useMessages, type View, ViewSwitch } from '@portal/kit';
import {
  Button,
  Card,
  ForbiddenNotice,
  Heading,
  Inline,
  PageLayout,
  ProblemPanel,
  Skeleton,
  SkeletonRegion,
  Stack,
  Switch,
  Text,
} from '@portal/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { homeMessages } from '../../messages.ts';
import { notificationToggles, turned } from '../../model/notification-toggles.ts';
import * as css from './NotificationSettingsScreen.css.ts';

export interface NotificationSettingsScreenProps {
  /** The types that the person is told of. */
  view: View<readonly number[]>;
  isSaving: boolean;
  /** Rejects when it was not saved. */
  onSave: (wanted: readonly number[]) => Promise<void>;
  /** What they get by e-mail. */
  byMail: ReactNode;
}

export function NotificationSettingsScreen({ view, byMail, ...editing }: NotificationSettingsScreenProps) {
  const t = useMessages(homeMessages);
  return (
    <PageLayout
      width="narrow"
      header={
        <Stack gap={2}>
          <Heading level={1} isFocusable>
            {t('settingsPageTitle')}
          </Heading>
          <Text tone="quiet">{t('settingsIntro')}</Text>
        </Stack>
      }
    >
      <div className={css.content}>
        <Stack gap={8}>
          <ViewSwitch
            view={view}
            loading={() => (
              <SkeletonRegion label={t('settingsLoading')}>
                <Card padding={6}>
                  <Skeleton lines={4} />
                </Card>
              </SkeletonRegion>
            )}
            empty={() => null}
            failed={(problem, retry) => (
              <ProblemPanel title={t('settingsLoadFailed')} detail={problem.message} onRetry={retry} />
            )}
            forbidden={(problem) => <ForbiddenNotice title={t('settingsLoadFailed')} text={problem.message} />}
            ready={(wanted) => <Settings wanted={wanted} {...editing} />}
          />
          {byMail}
        </Stack>
      </div>
    </PageLayout>
  );
}

interface SettingsProps extends Omit<NotificationSettingsScreenProps, 'view' | 'byMail'> {
  wanted: readonly number[];
}

/** As it is saved, or being changed. */
function Settings({ wanted, isSaving, onSave }: SettingsProps) {
  const t = useMessages(homeMessages);
  const [changed, setChanged] = useState<readonly number[] | null>(null);
  const isEditing = changed !== null;
  const shown = changed ?? wanted;
  const card = useFocusOfChange(isEditing);

  async function save() {
    const isSaved = await onSave(shown).then(
      () => true,
      () => false,
    );
    if (isSaved) setChanged(null);
  }

  return (
    <Card padding={6}>
      <div ref={card}>
        <Stack gap={6}>
          <Stack as="ul" gap={4} label={t('settingsToggles')}>
            {notificationToggles.map(({ name, type }) => (
              <li key={name}>
                <Switch
                  label={t(name)}
                  labelPosition="start"
                  isSelected={shown.includes(type)}
                  isDisabled={!isEditing || isSaving}
                  onChange={(isOn) => setChanged(turned(shown, type, isOn))}
                />
              </li>
            ))}
          </Stack>
          {isEditing ? (
            <Inline justify="end">
              <Button onPress={() => setChanged(null)} isDisabled={isSaving}>
                {t('cancel')}
              </Button>
              <Button tone="primary" isPending={isSaving} onPress={() => void save()}>
                {t('save')}
              </Button>
            </Inline>
          ) : (
            <Inline>
              <Button onPress={() => setChanged(wanted)}>{t('edit')}</Button>
            </Inline>
          )}
        </Stack>
      </div>
    </Card>
  );
}

/** The button that was pressed goes away: the keyboard goes on from the first toggle, and afterwards from 'Edit'. */
function useFocusOfChange(isEditing: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    ref.current?.querySelector<HTMLElement>(isEditing ? 'input' : 'button')?.focus();
  }, [isEditing]);
  return ref;
}
