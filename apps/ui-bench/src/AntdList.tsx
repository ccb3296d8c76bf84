import { Button, Table, type TableProps } from 'antd';
import { useState } from 'react';
import { activities, note, type Activity } from './activities.ts';

/** antd has no windowed list but its table: one column without a header. */
const columns: TableProps<Activity>['columns'] = [
  {
    dataIndex: 'title',
    render: (title: string, activity) => (
      <>
        <h2>{title}</h2>
        <p>{note(activity)}</p>
      </>
    ),
  },
];

export function AntdList() {
  const [count, setCount] = useState(5000);
  return (
    <>
      <Button onClick={() => setCount(count + 50)}>Append</Button>
      <Table
        virtual
        rowKey="id"
        scroll={{ x: 600, y: 640 }}
        showHeader={false}
        columns={columns}
        dataSource={activities(count)}
        pagination={false}
      />
    </>
  );
}
