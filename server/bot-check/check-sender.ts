import { Problem } from '../http/problem.ts';
import type { CallContext } from '../http/route.ts';
import { type BotAnswer, CAPTCHA_TEXTS, type Passed } from './bot-check.ts';
import { selfHostedBotCheck } from './self-hosted.ts';

/**
 * The bot check of every form that anybody may send. A client that knows only the specified fields brings no stamp: the
 * first such form of an address in an hour is taken, as one whose work is not proven; the next has to bring a stamp. What
 * is refused for other reasons does not count. A form whose own quota counts already says by `isFree` whether it is that
 * first one, and then nothing is looked at.
 */
export async function checkSender(
  { services, ipHash }: Pick<CallContext, 'services' | 'ipHash'>,
  answer: BotAnswer,
  { isFree }: { isFree?: boolean } = {},
): Promise<Passed> {
  if (isFree) return { proven: false, use: async () => {} };
  const brings = answer.bot_stamp || answer.bot_proof || answer.nickname;
  if (brings || isFree === false) return selfHostedBotCheck(services).check(answer);
  return {
    proven: false,
    async use() {
      await services.limits.spend('unstamped', ipHash).catch((error: unknown) => {
        const isSecond = error instanceof Problem && error.code === 'too_many';
        throw isSecond ? new Problem('invalid', { messageKey: CAPTCHA_TEXTS.no_key }) : error;
      });
    },
  };
}
