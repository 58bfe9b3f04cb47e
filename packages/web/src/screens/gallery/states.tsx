import { Badge } from '../../base/ui/badge.tsx'
import { Bubble } from '../../base/ui/bubble.tsx'
import { Button } from '../../base/ui/button.tsx'
import { EmptyState } from '../../base/ui/empty-state.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { ListRow } from '../../base/ui/list-row.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { Progress } from '../../base/ui/progress.tsx'
import { Skeleton } from '../../base/ui/skeleton.tsx'
import { Part, Row } from '../../board-kit/gallery-part.tsx'

const nothing = () => {}

export const States = () => (
  <>
    <Part name="List rows">
      <Panel heading="My tables" action={<a href="#tables">all seven</a>}>
        <ul>
          <ListRow
            thumb={<Icon name="table" size={26} />}
            title="The four of us, Thursday"
            sub="Round 6 of 10 · draw your second segment"
            badge={<Badge kind="turn">Your turn</Badge>}
            aside="18 min"
            href="#thursday"
          />
          <ListRow
            thumb={<Icon name="table" size={26} />}
            title="Across the Pacific"
            sub="Round 2 of 5 · Ania is thinking"
            badge={<Badge>Ania’s turn</Badge>}
            aside="2 h"
            onClick={nothing}
          />
          <ListRow title="A replay" sub="141 points" actions={<Button size="small">Watch</Button>} />
        </ul>
      </Panel>
    </Part>
    <Part name="Bubbles and notices">
      <Row>
        <Bubble
          heading="Not from here"
          actions={<a href="#rule">Rule: drawing two segments</a>}
          onClose={nothing}
          closeLabel="Close"
        >
          The second segment goes on from an end of the first.
        </Bubble>
        <Bubble
          kind="question"
          heading="Spend a bonus?"
          actions={
            <>
              <Button kind="primary" size="small">
                Spend 1 of 2
              </Button>
              <Button size="small">Keep it</Button>
            </>
          }
        >
          Coordinate ±1 turns the 5 into a 6: quarter 6;2.
        </Bubble>
      </Row>
      <div class="gallery-columns">
        <Notice icon="wait" heading="Waiting for Lucie">
          You may still change your route.
        </Notice>
        <Notice icon="offline" heading="Connecting again">
          Your last move is safe.
        </Notice>
        <Notice icon="eye" kind="loud" heading="This step shows new cards">
          It can’t be undone after.
        </Notice>
        <Notice
          icon="warning"
          kind="bad"
          heading="The table did not answer"
          actions={<Button size="small">Try again</Button>}
        >
          Nothing is lost.
        </Notice>
      </div>
    </Part>
    <Part name="Progress, loading, nothing">
      <div class="gallery-columns">
        <Progress text="Verifying the replay" value={0.62} count="124 / 200" />
        <Progress text="Owl is thinking" />
        <Skeleton label="Loading tables" kind="rows" count={2} />
        <Skeleton label="Loading text" />
      </div>
      <div class="gallery-columns">
        <EmptyState
          heading="No tables yet"
          actions={
            <Button kind="primary" icon="play">
              Play
            </Button>
          }
        >
          Pick a poster: two clicks and you play.
        </EmptyState>
        <Panel heading="Replays">
          <EmptyState small icon="replay" heading="Nothing finished yet">
            Games that have ended can be watched here.
          </EmptyState>
        </Panel>
      </div>
    </Part>
  </>
)
