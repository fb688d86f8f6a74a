import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { useT } from '#web/lib/texts.tsx';

const STEPS = ['step_1', 'step_2', 'step_3'] as const;

/** The way into the directory: three steps and the button. */
export function HowToList() {
  const t = useT();
  return (
    <section className="section">
      <div className="wrap grid gap-10 lg:grid-cols-[4fr_7fr] lg:gap-24">
        <div>
          <h2 className="t-h1">{t('directory:overview.listed_title')}</h2>
          <p className="t-2 mt-4 mb-8 max-w-[40ch]">{t('directory:overview.listed_text')}</p>
          <ButtonLink to="/ecosystem/get-listed" size="big">
            {t('directory:get_listed')}
          </ButtonLink>
        </div>
        <ol className="steps-list">
          {STEPS.map((step, i) => (
            <li key={step}>
              <b className="t-figure" aria-hidden="true">
                {i + 1}
              </b>
              <div>
                <h3 className="t-h3">{t(`directory:overview.${step}`)}</h3>
                <p className="t-2 mt-1">{t(`directory:overview.${step}_text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
