import {
  Autocomplete,
  Button,
  Container,
  Dialog,
  Drawer,
  HoverCard,
  Input,
  Menu,
  Modal,
  MultiSelect,
  Popover,
  Select,
  Text,
  TextInput,
  Title,
  Tooltip,
} from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';
import { useActionState, useRef, useState, type ChangeEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import InlineWorker from './reply.js?worker&inline';

const icon = <IconCheck size={18} aria-hidden />;
const frameworks = ['React', 'Angular', 'Vue'];

/** Shows fields, buttons and overlays. They have their own page, because a small page loads faster. */
export function ActionsPage() {
  return (
    <Container py="xl">
      <Title order={1}>Actions</Title>
      <EarlyPresses />
      <Filter />
      <Note />
      <Reply />
      <Overlays />
    </Container>
  );
}

function Note() {
  const navigate = useNavigate();
  const write = (event: ChangeEvent<HTMLInputElement>) =>
    navigate('.', { replace: true, state: { note: event.currentTarget.value } });
  return <TextInput label="Note" onChange={write} />;
}

function Filter() {
  const [query, setQuery] = useSearchParams();
  return (
    <TextInput
      label="Filter"
      defaultValue={query.get('filter') ?? ''}
      onChange={(event) => setQuery({ filter: event.currentTarget.value }, { replace: true })}
      rightSection={<Input.ClearButton />}
    />
  );
}

function Reply() {
  const [reply, setReply] = useState('');
  const ask = () => new InlineWorker().addEventListener('message', ({ data }) => setReply(data));
  return <Button onClick={ask}>Ask a worker: {reply}</Button>;
}

/** The first button appears only after hydration, so the indexes of the other buttons change. */
function EarlyPresses() {
  const mounted = useMounted();
  const [pressed, press] = useState('');
  const [sent, send] = useActionState((count: number) => count + 1, 0);
  return (
    <>
      <form action={send}>
        {mounted && (
          <button type="button" onClick={() => press('Share')}>
            Share
          </button>
        )}
        <button type="button" onClick={() => press('Like')}>
          Like
        </button>
        <button>Send</button>
        <output>{`${pressed} ${sent}`}</output>
      </form>
      <form action="/search">
        <input aria-label="Words" />
        <button>Search</button>
        <button type="reset">Reset</button>
        <button type="button" popoverTarget="help">
          Help
        </button>
        <div id="help" popover="auto">
          Write a word.
        </div>
      </form>
    </>
  );
}

const toastMessage = (
  <>
    <Text>All files</Text>
    <Button>Undo</Button>
  </>
);

function Overlays() {
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState('');
  const close = () => setOpened('');
  return (
    <div data-overlays>
      <Button onClick={() => setOpened('Modal')}>Modal</Button>
      <Modal opened={opened === 'Modal'} onClose={close} title="Modal title">
        <TextInput label="Inside" data-autofocus />
      </Modal>
      <Button onClick={() => setOpened('Drawer')}>Drawer</Button>
      <Drawer opened={opened === 'Drawer'} onClose={close} title="Drawer title" position="right">
        Inside
      </Drawer>
      <Button onClick={() => setOpened('Dialog')}>Dialog</Button>
      <Dialog opened={opened === 'Dialog'} onClose={close} withCloseButton>
        Inside
      </Dialog>
      <Menu>
        <Menu.Target>
          <Button>Menu</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Label</Menu.Label>
          <Menu.Item leftSection={icon}>Item</Menu.Item>
          <Menu.Divider />
          <Menu.Item color="red" disabled>
            Gone
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Popover width={200} withArrow trapFocus>
        <Popover.Target>
          <Button>Popover</Button>
        </Popover.Target>
        <Popover.Dropdown>
          <TextInput label="Inside" />
        </Popover.Dropdown>
      </Popover>
      <Tooltip label="Words" withArrow>
        <Button>Tooltip</Button>
      </Tooltip>
      <HoverCard shadow="md">
        <HoverCard.Target>
          <Button>HoverCard</Button>
        </HoverCard.Target>
        <HoverCard.Dropdown>Inside</HoverCard.Dropdown>
      </HoverCard>
      <Select label="Select" data={frameworks} defaultValue="Vue" />
      <Autocomplete label="Autocomplete" data={frameworks} />
      <MultiSelect label="MultiSelect" data={frameworks} defaultValue={['Vue']} />
      <Button
        onClick={() =>
          notifications.show({ title: 'Saved', message: toastMessage, color: 'green', icon })
        }
      >
        Notification
      </Button>
      <Button
        onClick={() => {
          notifications.show({ message: 'Your message was sent.' });
          navigate('/privacy');
        }}
      >
        Send and leave
      </Button>
      <Button
        onClick={() => {
          notifications.show({ message: 'Your message was sent.' });
          navigate(-1);
        }}
      >
        Send and return
      </Button>
      <Button component={Link} to="#answer">
        Answer
      </Button>
      <details>
        <summary>Question</summary>
        <h2 id="answer">The answer to the question</h2>
      </details>
      <dialog ref={dialog} aria-label="Native dialog">
        <button type="button">OK</button>
      </dialog>
      <Button onClick={() => dialog.current?.showModal()}>Native</Button>
    </div>
  );
}
