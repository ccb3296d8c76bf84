import { useMessages } from '@portal/kit';
import { Banner, Button, Heading, IconCopy, IconDownload, IconPrint, Inline, Stack } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import * as styles from './Authenticator.css.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onCopy: () => void;
  onPrint: () => void;
  onDownload: () => void;
  /** Whoever is shown them has put them somewhere. */
  onSaved: () => void;
}

/** The codes for whoever loses their app, which are told this once. */
export function RecoveryCodes({ codes, onCopy, onPrint, onDownload, onSaved }: RecoveryCodesProps) {
  const t = useMessages(settingsMessages);
  return (
    <Stack gap={5}>
      <Heading level={3} isFocusable>
        {t('recoveryCodes')}
      </Heading>
      <Banner tone="caution">{t('recoveryCodesText')}</Banner>
      <ul className={styles.codes} aria-label={t('recoveryCodes')}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.secret}>{code}</code>
          </li>
        ))}
      </ul>
      <Inline gap={3}>
        <Button icon={IconCopy} onPress={onCopy}>
          {t('copy')}
        </Button>
        <Button icon={IconDownload} onPress={onDownload}>
          {t('download')}
        </Button>
        <Button icon={IconPrint} onPress={onPrint}>
          {t('print')}
        </Button>
      </Inline>
      <Inline justify="end">
        <Button tone="primary" onPress={onSaved}>
          {t('codesKept')}
        </Button>
      </Inline>
    </Stack>
  );
}
