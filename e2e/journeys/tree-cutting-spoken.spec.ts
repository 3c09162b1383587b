import { spokenFields } from '../fixtures/spoken-fields.ts';
import { expect, test } from '../fixtures/test.ts';
import { cityOf } from './flows.ts';
import { posted, type StepName, type TreeTexts, treePage, treeTexts } from './tree-cutting.ts';
import { spokenTree } from './tree-cutting-spoken.ts';

const states = {
  en: { completed: 'completed', active: 'current step', future: 'to come' },
  fr: { completed: 'terminée', active: 'étape en cours', future: 'à venir' },
} as const;

/** The beginning of a step as Playwright writes accessibility trees. */
function outline(
  { title, stepList, steps: titles, heading }: TreeTexts,
  words: (typeof states)['en' | 'fr'],
  steps: readonly StepName[],
  active: StepName,
): string {
  const at = steps.indexOf(active);
  const items = steps.map((name, index) => {
    const state = index < at ? 'completed' : index === at ? 'active' : 'future';
    const text = `${index + 1} ${titles[name]} (${words[state]})`;
    return index < at
      ? `      - listitem:\n        - link "${text}"`
      : `      - listitem: ${JSON.stringify(text)}`;
  });
  return [
    `- heading "${title}" [level=1]`,
    `- navigation "${stepList}":`,
    '    - list:',
    '      - /children: equal',
    ...items,
    `- 'heading "${heading(at + 1, steps.length, titles[active])}" [level=2]'`,
  ].join('\n');
}

for (const language of ['en', 'fr'] as const) {
  const texts = treeTexts[language];
  const spoken = spokenTree[language];

  test(`what is read out of each step, in ${language}: headings, steps and their state, fields, errors; and every answer is posted`, async ({
    page,
    product,
    request,
  }) => {
    const form = treePage(page, texts);
    const main = page.getByRole('main');
    const expectStep = async (name: StepName, steps: readonly StepName[], fields: readonly string[]) => {
      await expect(main).toMatchAriaSnapshot(outline(texts, states[language], steps, name));
      expect(await spokenFields(page)).toEqual(fields);
    };
    const alone = ['applicant', 'tree', 'reason', 'declaration', 'review'] as const;
    const agent = ['applicant', 'owner', 'tree', 'reason', 'declaration', 'review'] as const;
    const shared = ['applicant', 'owner', 'tree', 'coOwner', 'reason', 'declaration', 'review'] as const;
    const living = [...shared.slice(0, 5), 'report', 'declaration', 'review'] as const;

    const city = await cityOf(product, request);
    await form.open(language);
    await expectStep('applicant', alone, spoken.applicant);
    await form.next.click();
    await expect(form.alert).toBeFocused();
    expect(await spokenFields(page)).toEqual(spoken.tooEarly);
    await expect(form.alert).toMatchAriaSnapshot(`
      - region "${texts.stepErrors(4)}":
        - heading "${texts.stepErrors(4)}" [level=2]
        - list:
          - listitem:
            - link /1/
          - listitem:
            - link /2.*${texts.firstNameError}/
          - listitem:
            - link /3/
          - listitem:
            - link /4/
    `);
    await form.fillApplicant('isAgent');
    await form.forward();
    await expectStep('owner', agent, spoken.owner);
    await form.fillOwner();
    await form.forward();
    await expectStep('tree', agent, spoken.tree);
    await form.fillTree('yes');
    await form.forward();
    await expectStep('coOwner', shared, spoken.coOwner);
    await form.fillCoOwner();
    await form.forward();
    await form.option(texts.reason, texts.danger).check();
    await expectStep('reason', shared, spoken.reason);
    await form.fillDisease();
    await form.forward();
    await expectStep('report', living, spoken.report);
    await form.fillReport();
    await form.forward();
    await form.next.click();
    await expect(form.alert).toBeFocused();
    await expectStep('declaration', living, spoken.declaration);
    await form.check(texts.declaration).check();
    await form.forward();
    await expectStep('review', living, []);
    await form.submit.click();
    await form.arrive();
    expect((await city.received('treePermits')).map(({ fields }) => fields)).toEqual([posted]);
  });
}
