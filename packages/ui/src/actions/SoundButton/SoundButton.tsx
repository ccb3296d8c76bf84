import { IconSound, IconStop } from '../../foundations/icons/icons.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useSound } from './use-sound.ts';

export interface SoundButtonProps {
  /** Where the sound is; it is fetched when it is played. */
  src: string;
  /** What a press does: `Hear the name`. */
  label: string;
  /** What the next press does while it is heard. */
  stopLabel?: string;
  kind?: 'button' | 'icon';
  /** It could not be fetched, or this browser does not play it. */
  onFailed?: () => void;
}

/** Plays a short sound, and stops it. */
export function SoundButton({ src, label, stopLabel = 'Stop', kind = 'button', onFailed }: SoundButtonProps) {
  const { isPlaying, play, stop } = useSound(src, onFailed);
  const words = isPlaying ? stopLabel : label;
  const icon = isPlaying ? IconStop : IconSound;
  const press = isPlaying ? stop : play;
  return kind === 'icon' ? (
    <IconButton label={words} icon={icon} onPress={press} />
  ) : (
    <Button tone="quiet" icon={icon} onPress={press}>
      {words}
    </Button>
  );
}
