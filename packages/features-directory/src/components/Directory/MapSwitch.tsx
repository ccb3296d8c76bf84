import { useMessages } from '@portal/kit';
import { Button, IconGlobe } from '@portal/ui';
import { directoryMessages } from '../../messages.ts';

interface MapSwitchProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** Shows the map beside the list, or above it where there is no space, and puts it away. */
export function MapSwitch({ isOpen, onToggle }: MapSwitchProps) {
  const t = useMessages(directoryMessages);
  return (
    <Button icon={IconGlobe} onPress={onToggle}>
      {t(isOpen ? 'hideMap' : 'showMap')}
    </Button>
  );
}
