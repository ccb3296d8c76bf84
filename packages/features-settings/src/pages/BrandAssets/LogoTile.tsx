import type { BrandLogo } from '@portal/rules';
import { useMessages, usePortal } from '@portal/kit';
import { Button, IconDownload, Stack, Text } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import * as styles from './LogoTile.css.ts';

export interface LogoTileProps {
  file: BrandLogo;
  href: string;
}

/** One logo, as it looks and to be kept. */
export function LogoTile({ file, href }: LogoTileProps) {
  const t = useMessages(settingsMessages);
  const { profile } = usePortal();
  const ground = file.includes('-dark') ? `${styles.ground} ${styles.darkGround}` : styles.ground;
  return (
    <Stack gap={2}>
      <div className={ground}>
        <img
          className={styles.logo}
          src={href}
          alt={t('logoNamed', { organisation: profile.fullName, file })}
          loading="lazy"
        />
      </div>
      <Text size="sm" tone="quiet">
        {file}
      </Text>
      <Button size="sm" icon={IconDownload} href={href} download={file} label={t('downloadFile', { file })}>
        {t('download')}
      </Button>
    </Stack>
  );
}
