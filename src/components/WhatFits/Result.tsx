import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {collisionSentence, fixSentence, type Collision} from '@help-center/sdk-rules/fits';
import LaterReleases from '@site/src/components/LaterReleases';
import ToolResult, {Card, Cards} from '@site/src/components/ToolResult';
import tool from '@site/src/css/tool.module.css';
import {platformName} from './sentences';
import type {Solution} from './state';

const key = ({release, name, by}: Collision): string => `${release} ${name} ${by[0]?.pod ?? ''}`;

function summaryOf({best, newest, project: {platform}}: Solution): string {
  const values = {platform: platformName[platform], best: best ?? ''};
  if (best === null) {
    return translate({id: 'site.fits.none', message: 'No release for {platform} fits.'}, values);
  }
  return newest.length === 0
    ? translate(
        {id: 'site.fits.latest', message: 'The latest release for {platform} fits: {best}.'},
        values,
      )
    : translate(
        {id: 'site.fits.best', message: 'The newest release for {platform} that fits is {best}.'},
        values,
      );
}

/** The project's release compared with the one that fits. */
function Way({solution}: {solution: Solution}): ReactNode {
  const {best, own, steps, fits, project} = solution;
  const {sdk, platform} = project;
  if (!sdk) {
    return null;
  }
  if (own) {
    return (
      <p>
        {own === 'newer'
          ? translate(
              {
                id: 'site.fits.ownNewer',
                message: 'Your {sdk} is newer than these pages, which can’t judge it.',
              },
              {sdk},
            )
          : translate(
              {
                id: 'site.fits.ownOlder',
                message: 'Your {sdk} isn’t among the releases that these pages know.',
              },
              {sdk},
            )}
      </p>
    );
  }
  return (
    <>
      <p>
        {fits.includes(sdk)
          ? translate({id: 'site.fits.ownFits', message: 'Your {sdk} fits.'}, {sdk})
          : translate({id: 'site.fits.ownNot', message: 'Your {sdk} doesn’t fit.'}, {sdk})}
      </p>
      {best !== null && steps.length > 0 && (
        <>
          <p>{translate({id: 'site.fits.way', message: 'From {sdk} to {best}:'}, {sdk, best})}</p>
          <ol>
            {steps.map(({id, from, to}) => (
              <li key={id}>
                <Link to={`/${platform}/upgrade-guide#${id}`}>
                  {from} → {to}
                </Link>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

/** The releases that fit, the conflicts of the others, and how to resolve them. */
export default function Result({
  solution,
  onLeaveOut,
}: {
  solution: Solution;
  onLeaveOut: (names: readonly string[]) => void;
}): ReactNode {
  const {best, fits, blocked, demo, newest, older, without, project} = solution;
  const [latest] = newest;
  const others = blocked.filter(({release}) => release !== latest?.release);
  return (
    <ToolResult sentence={summaryOf(solution)} level={best === null ? 'error' : 'ok'}>
      {older.map(({pod, version}) => (
        <p key={pod}>
          {translate(
            {id: 'site.fits.older', message: 'Take {pod} {version}, not the newest one.'},
            {pod, version},
          )}
        </p>
      ))}
      {fits.length > 1 && (
        <p>
          {translate(
            {id: 'site.fits.all', message: 'All that fit: {list}.'},
            {list: fits.join(', ')},
          )}
        </p>
      )}
      <Way solution={solution} />
      {latest && (
        <>
          <p>
            <strong>
              {newest.length === 1
                ? translate(
                    {id: 'site.fits.oneChange', message: 'One change makes {release} fit:'},
                    {release: latest.release},
                  )
                : translate(
                    {id: 'site.fits.whyNot', message: 'Why {release} doesn’t fit:'},
                    {release: latest.release},
                  )}
            </strong>
          </p>
          <Cards>
            {newest.map((collision) => (
              <Card
                key={key(collision)}
                level="error"
                title={collisionSentence(translate, collision)}
                fix={fixSentence(translate, collision)}
              />
            ))}
          </Cards>
          {without && (
            <p>
              <button
                type="button"
                className={clsx(tool.control, tool.choose)}
                onClick={() => onLeaveOut(without)}
              >
                {translate(
                  {id: 'site.fits.try', message: 'Ask again without {names}'},
                  {names: without.join(', ')},
                )}
              </button>
            </p>
          )}
        </>
      )}
      <Cards>
        {demo.map((collision) => (
          <Card
            key={key(collision)}
            level="warning"
            name={translate({id: 'site.fits.untested', message: 'Untested'})}
            title={collisionSentence(translate, collision)}
          />
        ))}
      </Cards>
      {others.length > 0 && (
        <details>
          <summary>
            <Translate id="site.fits.others">The other releases that don’t fit</Translate>
          </summary>
          <ul>
            {others.map((collision) => (
              <li key={key(collision)}>{collisionSentence(translate, collision)}</li>
            ))}
          </ul>
        </details>
      )}
      {project.platform !== 'ios' && (
        <p className={tool.note}>
          <Translate id="site.fits.demoNote">
            Only minSdk is a limit of the Android SDK. The other figures are what our public demo
            builds with: lower ones are untested.
          </Translate>
        </p>
      )}
      <LaterReleases platform={project.platform} />
    </ToolResult>
  );
}
