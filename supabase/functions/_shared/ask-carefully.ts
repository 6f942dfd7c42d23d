import { askModel, providerFailed, type ModelConfig, type ModelMessage } from './model.ts';
import { safeAnswer } from './safe-answer.ts';

/** Hears an answer while it comes. */
export interface Listener {
  add(text: string): void;
  /** What was heard is no part of the answer. */
  forget(): void;
}

/**
 * What the model says, without anything that leads away; undefined where it repeats `secret`, and must not be given. With
 * a listener it is asked for in pieces, and stopped where it must not go on. Throws as `askModel` does.
 */
export async function askCarefully(
  config: ModelConfig,
  name: string,
  messages: readonly ModelMessage[],
  secret: string,
  listener?: Listener,
): Promise<string | undefined> {
  let isInPieces = false;
  const answer = safeAnswer(secret, (piece) => {
    if (isInPieces) listener?.add(piece);
  });
  const takePiece = (piece: string): boolean => {
    isInPieces = true;
    return answer.add(piece);
  };
  const whole = await askModel(config, name, messages, listener && takePiece);
  if (!isInPieces) answer.add(whole);
  const said = answer.end();
  if (said === undefined) listener?.forget();
  if (said === '') throw providerFailed();
  return said;
}
