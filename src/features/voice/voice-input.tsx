import { ActionIcon } from '@mantine/core';
import { useRef, useState, type ComponentType } from 'react';
import { voice } from '#i18n/catalogue/voice.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { MicrophoneIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.ts';
import type { VoiceSlotProps } from '#ui/voice-slot.ts';

const loadControl = () => import('./voice-control.tsx');

/** The microphone of a text box. All behind its button is loaded when somebody is about to press it. */
export function VoiceInput(props: VoiceSlotProps) {
  const { t } = useI18n();
  const [Control, setControl] = useState<ComponentType<VoiceSlotProps>>();
  const isLoading = useRef(false);

  async function begin(): Promise<void> {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const { VoiceControl } = await loadControl();
      setControl(() => VoiceControl);
    } catch {
      showToast({ tone: 'error', title: { message: voice.notLoaded } });
    } finally {
      isLoading.current = false;
    }
  }

  // A failure is told when the button is pressed.
  const prepare = (): void => void loadControl().catch(() => {});

  if (Control) return <Control {...props} />;
  return (
    <ActionIcon
      aria-label={t(voice.speak)}
      title={t(voice.speak)}
      disabled={props.isDisabled}
      data-testid="voice-button"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void begin()}
    >
      <MicrophoneIcon />
    </ActionIcon>
  );
}
